export { EasyPay, type EasyPayProps } from '../src/easy-pay/easy-pay.tsx'
