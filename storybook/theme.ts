import { create } from 'storybook/theming/create'

/** The shop's colours, of packages/widgets/src/styles/tokens.css; theme.test.ts compares them. */
export const colours = {
  light: {
    paper: '#fffaf6',
    surface: '#ffffff',
    sunk: '#f7efe9',
    line: '#eaded6',
    'line-strong': '#8d7f96',
    ink: '#21152f',
    'ink-soft': '#61546f',
    primary: '#4b1d70',
    live: '#d91a4d',
  },
  dark: {
    paper: '#140d1f',
    surface: '#1f152f',
    sunk: '#2a1e3d',
    line: '#3d2f53',
    'line-strong': '#8d7ca6',
    ink: '#f9f3f0',
    'ink-soft': '#c3b6d0',
    primary: '#d2b0f5',
    live: '#ff6b8a',
  },
} as const

/** The tally light and the name, as in the shop's header. */
const wordmark = (ink: string, live: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32"><circle cx="12" cy="17" r="8" fill="${live}"/><text x="29" y="25" font-family="Figtree, 'Avenir Next', 'Segoe UI', sans-serif" font-size="26" font-weight="800" letter-spacing="-1" fill="${ink}">onair</text></svg>`,
  )}`

/** The colour scheme of the reader's device, which Storybook follows. */
export const deviceScheme = (): keyof typeof colours =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Storybook in the shop's brand. */
export function theme(base: keyof typeof colours) {
  const of = colours[base]
  return create({
    base,
    brandTitle: 'Onair',
    brandImage: wordmark(of.ink, of.live),
    brandTarget: '_self',
    colorPrimary: of.primary,
    colorSecondary: of.primary,
    appBg: of.sunk,
    appContentBg: of.surface,
    appPreviewBg: of.paper,
    appBorderColor: of.line,
    appBorderRadius: 8,
    fontBase: '"Figtree Variable", Figtree, "Avenir Next", "Segoe UI", sans-serif',
    textColor: of.ink,
    textMutedColor: of['ink-soft'],
    barBg: of.surface,
    barTextColor: of['ink-soft'],
    barSelectedColor: of.primary,
    barHoverColor: of.primary,
    inputBg: of.surface,
    inputBorder: of['line-strong'],
    inputTextColor: of.ink,
    inputBorderRadius: 8,
  })
}
