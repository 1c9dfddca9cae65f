// Before the first paint, so that a dark page never flashes white. The policy admits no inline script.
try {
  const theme = localStorage.getItem('fondaco.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's choice holds.
}
