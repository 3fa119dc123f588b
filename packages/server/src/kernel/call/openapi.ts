import { type Call, type CallName, contract } from '@onair/core/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { alwaysRefused, type CallSupport } from './mount.ts'

type Json = Record<string, unknown>

const reasons: Readonly<Record<number, string>> = {
  400: 'The request is malformed; each item names the field',
  401: 'No token, or one that is unknown, expired or revoked',
  403: 'The token is another customer’s, or not an operator’s',
  404: 'Not found',
  409: 'It changed underneath: stock, price, or the bag was ordered',
  410: 'The shop no longer carries it',
  413: 'Too large',
  415: 'Not this content type',
  417: 'A rule of the shop says no',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'A part of the shop is away; Retry-After says when to try again',
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  // More fields may be added to a reply; a reader must not refuse them.
  return (io === 'output' ? open(rest) : rest) as Json
}

function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([key, value]) => key !== 'additionalProperties' || value !== false)
  return Object.fromEntries(entries.map(([key, value]) => [key, open(value)]))
}

/** The contract as an OpenAPI 3.1 document. */
function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onair',
      version: '1',
      description:
        'The shop of a TV shopping channel. Amounts are Canadian dollars with at most two decimals, instants ISO 8601, days YYYY-MM-DD.',
    },
    paths,
    components: {
      schemas: {
        Errors: {
          type: 'array',
          description: 'Why a request was refused: a sentence in the language of the path, and a stable word',
          items: {
            type: 'object',
            required: ['Message', 'Area'],
            properties: { Message: { type: 'string' }, Area: { type: 'string' } },
          },
        },
      },
      securitySchemes: {
        app: { type: 'http', scheme: 'bearer', description: 'The application token of POST /api/token' },
        customer: { type: 'http', scheme: 'bearer', description: 'The token of the customer whose edp is in the path' },
        operator: { type: 'http', scheme: 'bearer', description: 'The token of a customer who operates the channel' },
      },
    },
  }
}

function operation(name: CallName, call: Call): Json {
  const refusals = [...new Set([...alwaysRefused, ...call.refusals, ...(call.caller === 'none' ? [] : [401, 403])])]
  const body = call.body
  return {
    operationId: name
      .replace(/^(\w+) \/api\/?/, '$1/')
      .replace(/[^\w]+/g, '_')
      .replace(/_$/, ''),
    summary: call.summary,
    ...(call.optionalCustomer && { security: [{}, { customer: [] }] }),
    ...(call.caller !== 'none' && { security: [{ [call.caller]: [] }] }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...parameters('header', call.headers),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: {
          [call.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: schemaOf(body, 'input'),
          },
        },
      },
    }),
    responses: {
      [call.status]: {
        description: call.maxAge === undefined ? 'Done' : `Done; may be cached for ${call.maxAge} s`,
        ...(call.reply && { content: { 'application/json': { schema: schemaOf(call.reply, 'output') } } }),
        ...(call.replyType && { content: { [call.replyType]: { schema: { type: 'string' } } } }),
      },
      ...(call.orStatus && { [call.orStatus]: { description: 'Done at once' } }),
      ...Object.fromEntries(
        refusals.toSorted().map((status) => [
          status,
          {
            description: reasons[status] ?? 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
          },
        ]),
      ),
    },
  }
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodMiniObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** `GET /api/openapi.json`. Made when it is first asked for. */
export function openApiRoute(app: FastifyInstance, { cache }: Pick<CallSupport, 'cache'>): void {
  app.get('/openapi.json', async (request, reply) => {
    const ready = await cache.through(request.url, 300, async () => Buffer.from(JSON.stringify(openApi())))
    if (ready instanceof Error) throw ready
    return ready.send(request, reply.header('cache-control', 'public, max-age=300'))
  })
}
