export { clientAddress } from '../src/kernel/client-address.ts'
export { sendRefusal } from '../src/kernel/errors/error-handler.ts'
export { refusalsOf } from '../src/kernel/errors/refusal.ts'
export type { Clip, Clips, ExtensionContext, OpenExtension, ServerExtension } from '../src/kernel/extension.ts'
