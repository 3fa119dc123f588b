/** What may hold a colon that begins no parameter: strings, quoted names, dollar quotes, comments, casts and slices. */
const token =
  /\be'(?:[^'\\]|\\.|'')*'|'[^']*'|"[^"]*"|\$(?<tag>[a-z_]\w*|)\$.*?\$\k<tag>\$|--[^\n]*|\/\*.*?\*\/|::|:=|(?<positional>\$\d+)|(?<![\w\])]):(?<name>[a-z]\w*)/gis

/**
 * Numbers the parameters of a statement, which its text names as `:name`: each name has one number, however often it is used,
 * so that PostgreSQL takes it for one value. `names` holds them in the order of their numbers. Comments do not nest.
 *
 * @example parameters('select :a::int + :b + :a') // { text: 'select $1::int + $2 + $1', names: ['a', 'b'] }
 * @throws if a parameter is numbered by hand
 */
export function parameters(named: string): { text: string; names: readonly string[] } {
  const names: string[] = []
  const text = named.replace(token, (whole, ...groups) => {
    const { name, positional } = groups.at(-1)
    if (positional !== undefined) throw new Error(`Parameters have names: ${positional} in ${named}`)
    if (name === undefined) return whole
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}
