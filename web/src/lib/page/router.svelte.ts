/** The address and the page that it shows; links within the site change it without reloading. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'edition'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'claim'; token: string }
  | { name: 'come'; token: string }
  | { name: 'me' }
  | { name: 'about' }
  | { name: 'nowhere' };

/** The page that a path leads to. */
export function pageAt(path: string): Page {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length) return { name: 'nowhere' };
  if (!first) return { name: 'lobby' };
  if ((first === 'about' || first === 'me') && !second) return { name: first };
  if (!second) return { name: 'nowhere' };
  switch (first) {
    case 'table':
      return { name: 'table', id: second };
    case 'replay':
      return { name: 'replay', id: second };
    case 'rules':
      return { name: 'rules', game: second };
    case 'edition':
      return { name: 'edition', game: second };
    case 'learn':
      return { name: 'learn', game: second };
    case 'claim':
      return { name: 'claim', token: second };
    case 'come':
      return { name: 'come', token: second };
  }
  return { name: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(window.location.pathname);
  search = $state(window.location.search);
  hash = $state(window.location.hash);
  page = $derived(pageAt(this.path));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
    document.addEventListener('click', this.follow);
  }

  go(address: string): void {
    window.history.pushState(null, '', address);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Replace the address without a new history entry, so that it always shows what can be seen. */
  rename(address: string): void {
    window.history.replaceState(null, '', address);
    this.read();
  }

  private read(): void {
    this.path = window.location.pathname;
    this.search = window.location.search;
    this.hash = window.location.hash;
  }

  /** Follow a plain click on a link within the site without reloading. */
  private readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute('download'))
      return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || link.pathname.startsWith('/static/') || link.pathname.startsWith('/api/'))
      return;
    if (link.pathname === window.location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
