export {
  type EmailChange,
  type EmailChangeErrors,
  emailAddressPath,
  emailChangeErrors,
  emailLinkMinutes,
  informationPath,
  type PasswordChange,
  type PasswordChangeErrors,
  passwordChangeErrors,
  type QuestionChange,
  type QuestionChangeErrors,
  questionChangeErrors,
} from '../src/information/information.rules.ts'
