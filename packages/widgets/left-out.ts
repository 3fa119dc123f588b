/** Removes from the script tag's build some styles that it shares with the pages. What it cannot parse fails the build. */
import type { Plugin } from 'vite'

const noScripts = '(scripting: none)'
const unclear = /\bnot\b|scripting(?!: enabled\))/i

/** Leaves out the styles of pages without scripts: an element's styles come from a script. */
export function stylesWithScripts(): Plugin {
  let removed = 0
  return {
    name: 'styles-with-scripts',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'styles-with-scripts',
              AtRule: {
                media(rule) {
                  if (!/scripting/i.test(rule.params)) return
                  if (rule.params === noScripts) {
                    rule.remove()
                    removed += 1
                  } else if (unclear.test(rule.params))
                    throw rule.error(`Ask for ${noScripts} alone, or for (scripting: enabled)`)
                },
              },
            },
          ],
        },
      },
    }),
    buildEnd(error) {
      if (!error && removed === 0) throw new Error(`No style sheet has @media ${noScripts}`)
    },
  }
}
