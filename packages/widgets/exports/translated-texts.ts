export { isTranslated, keepTranslatedTexts, showOriginalTexts } from '../src/kit/translated-texts.ts'
