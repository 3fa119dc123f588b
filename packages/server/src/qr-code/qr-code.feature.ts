import type { Feature } from '../kernel/feature.ts'
import { qrCodeRoutes } from './qr-code.routes.ts'

/** The QR codes of products' short addresses. */
export const qrCode: Feature = { name: 'qr-code', rootRoutes: qrCodeRoutes }
