export type ParsedToken = { name: string; value: string; description: string }

/** The tokens of `tokens.css`, in its order: each with its value and the comment behind it. @throws for one without */
export function parseTokens(css: string): ParsedToken[] {
  const matches = css.matchAll(/^ {2}(--onair-[\w-]+): ([^;]+);(?: \/\* (.+?) \*\/)?$/gm)
  return [...matches].map(([, name = '', value = '', description]) => {
    if (!description) throw new Error(`tokens.css: nothing says what ${name} is; add a comment behind it`)
    return { name, value, description }
  })
}
