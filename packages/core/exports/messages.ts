export { type MessageKey, type Messages, type Translate, translator } from '../src/shared/messages.ts'
