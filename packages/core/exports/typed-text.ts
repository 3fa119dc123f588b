export { cleanPhone, cleanPostalCode } from '../src/shared/typed-text.ts'
