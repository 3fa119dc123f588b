export { type MessageKey, type Messages, type Translate, translator, translatorIn } from '../src/shared/messages.ts'
