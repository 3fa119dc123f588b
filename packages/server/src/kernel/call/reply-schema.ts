import { z } from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema

/**
 * The JSON schema by which the framework's serialiser prints a reply. What the contract does not name is left out, so
 * nothing travels by mistake.
 */
export function replySchema(reply: z.ZodMiniType): Schema {
  const schema = z.toJSONSchema(reply, { target: 'draft-7', override: ({ jsonSchema }) => simplify(jsonSchema) })
  delete schema.$schema
  return schema
}

/** The serialiser tries the alternatives of `anyOf` one by one; "or null" it knows by a word of its own. */
function simplify(schema: Schema): void {
  const [first, second, ...more] = schema.anyOf ?? []
  if (typeof first !== 'object' || typeof second !== 'object' || second.type !== 'null' || more.length > 0) return
  delete schema.anyOf
  Object.assign(schema, first, { nullable: true })
}
