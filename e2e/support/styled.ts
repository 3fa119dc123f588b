import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const built = join(import.meta.dirname, '../../host/dist/client')
const sheets = Object.fromEntries(
  globSync('*.css', { cwd: built }).map((name) => [name, readFileSync(join(built, name), 'utf8')]),
)

/**
 * The style rules of the shop that match something on the page, and are in none of its sheets. A page names the sheets of what it
 * shows (`Page.sheet`, and its islands'), not all.
 */
export const missingStyles = (page: Page): Promise<string[]> =>
  page.evaluate((sheets) => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText
        return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : []
      })
    /** Whether an element matches, ignoring state pseudo-classes and pseudo-elements. */
    const has = (selector: string) =>
      document.querySelector(
        selector
          .replace(/:(active|focus|focus-visible|focus-within|hover)(?![\w-])/g, ':is(*)')
          .replace(/::[\w-]+(\([^)]*\))?/g, ''),
      ) !== null
    const styled = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectors(cssRules)))
    return Object.entries(sheets).flatMap(([name, text]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return selectors(sheet.cssRules)
        .filter((selector) => !styled.has(selector) && has(selector))
        .map((selector) => `${name}: ${selector}`)
    })
  }, sheets)
