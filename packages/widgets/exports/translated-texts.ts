export { keepTranslatedTexts, showOriginalTexts } from '../src/kit/translated-texts.ts'
