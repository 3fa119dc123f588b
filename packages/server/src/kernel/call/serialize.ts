import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod/mini'

type Serialize = (reply: unknown) => string

/** The compiled functions, by what they serialise: one for all apps of a process. */
const compiled = new WeakMap<z.ZodMiniType, Serialize>()

/**
 * Serialises a call's replies as JSON. Fields that the contract does not name are dropped, so that no field is sent by mistake.
 * The first reply compiles the function: compiling those of all calls would delay the server's start.
 */
export const serializerOf =
  (reply: z.ZodMiniType): Serialize =>
  (value) => {
    const serialize: Serialize = compiled.get(reply) ?? fastJson(schemaOf(reply))
    compiled.set(reply, serialize)
    return serialize(value)
  }

function schemaOf(reply: z.ZodMiniType): Schema {
  const schema = z.toJSONSchema(reply, { target: 'draft-7', override: ({ jsonSchema }) => simplify(jsonSchema) })
  delete schema.$schema
  // Both libraries mean this draft of JSON Schema, with types of their own.
  return schema as Schema
}

/** Writes "or null" as `nullable`: the serialiser would try the alternatives of `anyOf` one by one. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  const [first, second, ...more] = schema.anyOf ?? []
  if (typeof first !== 'object' || typeof second !== 'object' || second.type !== 'null' || more.length > 0) return
  delete schema.anyOf
  Object.assign(schema, first, { nullable: true })
}
