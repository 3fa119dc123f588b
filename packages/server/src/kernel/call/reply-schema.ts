import { z } from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema

/**
 * The JSON schema by which the framework serialises a reply. Fields that the contract does not name are dropped, so that no
 * field is sent by mistake.
 */
export function replySchema(reply: z.ZodMiniType): Schema {
  const schema = z.toJSONSchema(reply, { target: 'draft-7', override: ({ jsonSchema }) => simplify(jsonSchema) })
  delete schema.$schema
  return schema
}

/** Writes "or null" as `nullable`: the serialiser would try the alternatives of `anyOf` one by one. */
function simplify(schema: Schema): void {
  const [first, second, ...more] = schema.anyOf ?? []
  if (typeof first !== 'object' || typeof second !== 'object' || second.type !== 'null' || more.length > 0) return
  delete schema.anyOf
  Object.assign(schema, first, { nullable: true })
}
