/** Removes from the script tag's build some sources that it shares with the pages. What it cannot parse fails the build. */
import { readFileSync } from 'node:fs'
import { type Plugin, parseAst } from 'vite'

/**
 * Leaves out code that a page from a server has at once and an element loads on demand: an `x.server.ts` re-exports it, and here
 * exports `undefined` for each name. A static import, even if unused, would put the module into the element's first code.
 */
export const withoutServer: Plugin = {
  name: 'without-server',
  load(id) {
    if (!id.endsWith('.server.ts')) return
    const names = parseAst(readFileSync(id, 'utf8'), { lang: 'ts' }).body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.source)
        throw new Error(`${id} holds more than \`export { name } from\``)
      return statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
    })
    return names.map((name) => `export const ${name} = undefined\n`).join('')
  },
}

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
