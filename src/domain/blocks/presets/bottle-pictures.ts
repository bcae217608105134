import { svgDataUrl } from './svg-data-url';

/** A teal bottle with a loop on its screw cap. */
export const TEAL_BOTTLE = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="coat" x1="0" x2="1"><stop offset="0" stop-color="#0b5560"/><stop offset=".28" stop-color="#1c8b97"/><stop offset=".62" stop-color="#13737f"/><stop offset="1" stop-color="#084048"/></linearGradient>
      <linearGradient id="cap" x1="0" x2="1"><stop offset="0" stop-color="#1d242b"/><stop offset=".3" stop-color="#4d5965"/><stop offset="1" stop-color="#1a2026"/></linearGradient>
      <linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="#8a96a3"/><stop offset=".3" stop-color="#f4f7f9"/><stop offset=".7" stop-color="#b4bec9"/><stop offset="1" stop-color="#7d8996"/></linearGradient>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#e2eff0"/>
    <ellipse cx="240" cy="452" rx="96" ry="9" fill="#bcd3d5"/>
    <path d="M206 78V56q0-30 34-30t34 30v22" fill="none" stroke="#2c353e" stroke-width="15" stroke-linecap="round"/>
    <rect x="190" y="66" width="100" height="46" rx="10" fill="url(#cap)"/>
    <path d="M206 78v24M222 78v24M238 78v24M254 78v24M270 78v24" stroke="#161b20" stroke-width="4" stroke-linecap="round"/>
    <path d="M198 112h84v16h-84z" fill="url(#rim)"/>
    <path d="M198 126h84q4 24 30 40 12 8 12 26v228q0 32-32 32H188q-32 0-32-32V192q0-18 12-26 26-16 30-40z" fill="url(#coat)"/>
    <path d="M182 196v208" stroke="#8fd3da" stroke-width="9" stroke-linecap="round" opacity=".7"/><path d="M182 424v6" stroke="#8fd3da" stroke-width="9" stroke-linecap="round" opacity=".7"/>
    <path d="M160 436q6 16 28 16h104q22 0 28-16z" fill="url(#rim)"/>
    <path d="M204 320l36-58 36 58zM246 292l14-22 32 50h-28z" fill="#e9f6f7"/><path d="M227 283l13-21 13 21-7 8-6-7-6 8z" fill="#13737f"/>
    <path d="M206 334h84" stroke="#e9f6f7" stroke-width="5" stroke-linecap="round"/>
  </svg>
`);

/** A coral bottle with a straw in its lid. */
export const CORAL_BOTTLE = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="coat" x1="0" x2="1"><stop offset="0" stop-color="#c9543c"/><stop offset=".28" stop-color="#f39a7c"/><stop offset=".62" stop-color="#e67c5c"/><stop offset="1" stop-color="#b04430"/></linearGradient>
      <linearGradient id="cap" x1="0" x2="1"><stop offset="0" stop-color="#cfc8c0"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#c4bcb3"/></linearGradient>
      <linearGradient id="rim" x1="0" x2="1"><stop offset="0" stop-color="#8a96a3"/><stop offset=".3" stop-color="#f4f7f9"/><stop offset=".7" stop-color="#b4bec9"/><stop offset="1" stop-color="#7d8996"/></linearGradient>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#f9e8e1"/>
    <ellipse cx="240" cy="452" rx="84" ry="9" fill="#e2c6ba"/>
    <path d="M262 62V40q0-14 14-14h26" fill="none" stroke="#8b9aa8" stroke-width="14" stroke-linecap="round"/><path d="M262 60V40q0-14 14-14h26" fill="none" stroke="#c5d0da" stroke-width="5" stroke-linecap="round"/>
    <path d="M184 90q0-32 32-32h48q32 0 32 32v34H184z" fill="url(#cap)"/>
    <path d="M296 84q34 4 34 34 0 24-26 24" fill="none" stroke="#d9d2ca" stroke-width="12" stroke-linecap="round"/>
    <path d="M184 110h112" stroke="#b5ada4" stroke-width="4"/><rect x="178" y="122" width="124" height="18" rx="6" fill="url(#rim)"/>
    <path d="M176 140h128q10 0 10 12v268q0 32-32 32h-84q-32 0-32-32V152q0-12 10-12z" fill="url(#coat)"/>
    <path d="M190 168v232M190 420v8" stroke="#ffd5c6" stroke-width="9" stroke-linecap="round" opacity=".8"/>
    <path d="M166 376h148v44q0 32-32 32h-84q-32 0-32-32z" fill="#8e3424" opacity=".35"/>
    <circle cx="244" cy="262" r="30" fill="#fff1eb"/>
    <path d="M244 244q16 18 16 28a16 16 0 0 1-32 0q0-10 16-28z" fill="#d9694c"/>
    <path d="M216 318h56M226 332h36" stroke="#fff1eb" stroke-width="5" stroke-linecap="round"/>
  </svg>
`);
