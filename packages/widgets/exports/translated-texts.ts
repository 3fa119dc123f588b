export { keepTranslatedTexts } from '../src/kit/translated-texts.ts'
