export type { WidgetMessages } from '../src/kit/i18n/messages.ts'
export type { MessageOverrides } from '../src/kit/i18n/overrides.ts'
