export {
  apiLanguage,
  type Bilingual,
  htmlLang,
  type Language,
  type Locale,
  localeOf,
  parseLocale,
} from '../src/shared/language.ts'
