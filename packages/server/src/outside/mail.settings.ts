import { defineSettings } from '../kernel/settings.ts'
import { integer, port, requiredText, text } from '../kernel/variables.ts'

export const mailSettings = defineSettings({
  title: 'Mail',
  variables: () => ({
    host: requiredText('SMTP_HOST', { about: 'the mail server', demo: '127.0.0.1' }),
    port: integer('SMTP_PORT', {
      about: 'its port; 465 uses TLS from the start, others as soon as the server offers it',
      default: undefined,
      defaultText: '`SANDBOX_SMTP_PORT`',
      min: 1,
      max: 65_535,
    }),
    sandboxPort: port('SANDBOX_SMTP_PORT', { about: 'the port of the sandbox’s mail server', default: 3025 }),
    from: requiredText('MAIL_FROM', { about: 'the sender of every mail', demo: 'Onair <care@example.com>' }),
    user: text('SMTP_USER', { about: 'who signs in there, if it asks', default: undefined }),
    password: text('SMTP_PASSWORD', { about: 'their password', default: undefined }),
  }),
  derive: ({ sandboxPort, port, ...values }) => ({ ...values, port: port ?? sandboxPort }),
})
