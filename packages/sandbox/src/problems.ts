import type { FastifyInstance, FastifyReply } from 'fastify'

/** One item of a refusal, as everywhere in Onair. */
export interface Problem {
  Message: string
  /** Stable and machine-readable. */
  Area: string
}

export const refuse = (reply: FastifyReply, status: number, ...problems: Problem[]): FastifyReply =>
  reply.code(status).send(problems)

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}

const sentences: Record<number, Problem> = {
  413: { Message: 'The request is too large.', Area: 'TooLarge' },
  415: { Message: 'This content type is not understood here.', Area: 'ContentType' },
}

/** Replies to every error with `[{Message, Area}]`, without a stack and without any of the request's data. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) {
      request.log.error({ err: error }, 'unexpected error')
      return refuse(reply, status, { Message: 'The sandbox failed unexpectedly.', Area: 'Unexpected' })
    }
    const problem = sentences[status] ?? { Message: 'The request could not be read.', Area: 'Request' }
    return refuse(reply, status, problem)
  })
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, 404, { Message: 'There is nothing here.', Area: 'NotFound' }),
  )
}
