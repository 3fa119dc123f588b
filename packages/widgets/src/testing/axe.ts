import axe from 'axe-core'

/** Rules that need a whole page or a real layout: browsers check them, in the accessible journeys. */
const ofPages = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main', 'bypass']

/** Violations of WCAG 2.2 AA and of good practice in the rendered page, one line each. It needs real timers. */
export async function barriersIn(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
    rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id}: ${target}: ${[...any, ...all, ...none][0]?.message}`),
  )
}
