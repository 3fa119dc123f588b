export {
  apiLanguage,
  type Bilingual,
  defaultLocale,
  htmlLang,
  type Language,
  type Locale,
  localeOf,
  parseLocale,
} from '../src/shared/language.ts'
