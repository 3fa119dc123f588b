export { demonstrationWithSmallPictures as default } from '../src/extension.ts'
