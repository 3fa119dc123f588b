// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { EasyPay, type EasyPayProps } from '../src/easy-pay/easy-pay.tsx'
