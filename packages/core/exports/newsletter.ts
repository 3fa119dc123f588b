export {
  newsletterConfirmPath,
  newsletterLinkDays,
  newsletterPath,
  newsletterUnsubscribePath,
} from '../src/newsletter/newsletter.rules.ts'
