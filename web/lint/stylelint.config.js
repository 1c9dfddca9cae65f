/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  rules: {
    // Svelte's way to reach what another component draws.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // A size below zero has two hyphens: --step--1.
    'custom-property-pattern': '^[a-z][a-z0-9]*(--?[a-z0-9]+)*$',
    // An empty line sets groups of tokens apart.
    'custom-property-empty-line-before': null,
    // 0.14 and `currentColor`, as in the attributes of SVG.
    'alpha-value-notation': 'number',
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'] }],
    // Safari on phones knows it by this name only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    // Rows, columns and areas in one value cannot be read.
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['grid-template'] }],
  },
};
