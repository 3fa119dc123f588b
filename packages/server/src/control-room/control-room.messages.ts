import { kernelMessages } from '../kernel/errors/kernel.messages.ts'
import { messagesOf, refusalsOf } from '../kernel/errors/refusal.ts'
import en from './control-room.messages.en.json' with { type: 'json' }
import fr from './control-room.messages.fr.json' with { type: 'json' }

/** The refusals of the control room. */
export const controlRoomMessages = messagesOf(en, fr)

export const { refuse } = refusalsOf(kernelMessages, controlRoomMessages)
