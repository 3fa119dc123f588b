export { createI18n } from '../src/kit/i18n/i18next.ts'
