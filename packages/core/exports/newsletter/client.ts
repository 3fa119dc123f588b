export { newsletterClient } from '../../src/newsletter/newsletter.client.ts'
