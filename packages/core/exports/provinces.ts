export { defaultProvince, isProvince, type Province, provinceCode, provinces } from '../src/shared/provinces.ts'
