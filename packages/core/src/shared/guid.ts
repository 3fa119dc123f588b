/**
 * A bag's id, a UUID, from any of its spellings: in capitals, in braces, without hyphens, as shops and programs of other makes
 * write it. Undefined for what cannot be one.
 */
export function readGuid(text: string): string | undefined {
  const hex = text.toLowerCase().replace(/[^\da-f]/g, '')
  return /^.{12}[1-8].{3}[89ab].{15}$/.test(hex) ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined
}
