export { customerNoOf, displayCustomerNo } from '../src/account/account.rules.ts'
export {
  type MemberForm,
  type MemberFormErrors,
  type MemberRequest,
  memberFormErrors,
  memberRequest,
} from '../src/account/member-form.rules.ts'
