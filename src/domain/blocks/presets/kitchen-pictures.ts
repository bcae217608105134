import { svgDataUrl } from './svg-data-url';

/** A red stand mixer with a whisk over its bowl. */
export const STAND_MIXER = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="enamel" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e2604f"/><stop offset=".55" stop-color="#cd3f35"/><stop offset="1" stop-color="#a92c28"/></linearGradient>
      <linearGradient id="column" x1="0" x2="1"><stop offset="0" stop-color="#a92c28"/><stop offset=".35" stop-color="#cd3f35"/><stop offset="1" stop-color="#b03029"/></linearGradient>
      <linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#8f9ba8"/><stop offset=".22" stop-color="#f2f5f8"/><stop offset=".5" stop-color="#b4bec9"/><stop offset=".8" stop-color="#dfe5eb"/><stop offset="1" stop-color="#8a96a3"/></linearGradient>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#e8edf3"/>
    <ellipse cx="240" cy="415" rx="160" ry="12" fill="#c9d2dc"/>
    <path d="M288 376q10-92 2-178h84q22 88 18 178z" fill="url(#column)"/>
    <path d="M92 410q-6 0-6-6 0-36 60-36h222q30 0 30 30 0 12-12 12z" fill="url(#enamel)"/>
    <path d="M104 388q16-12 48-12h216" fill="none" stroke="#f0897b" stroke-width="4" stroke-linecap="round"/>
    <path d="M174 200h44v22q0 6-6 6h-32q-6 0-6-6z" fill="#6c7885"/>
    <path d="M190 240q-46 8-52 40M202 240q46 8 52 40M192 240q-20 12-22 40M200 240q20 12 22 40M196 240v40" fill="none" stroke="#97a3af" stroke-width="6"/><path d="M188 226h16v18h-16z" fill="#97a3af"/>
    <path d="M102 292q-44-4-38 30 5 28 48 28" fill="none" stroke="#aab4bf" stroke-width="13" stroke-linecap="round"/>
    <path d="M96 270h200q-2 66-46 98H142q-44-32-46-98z" fill="url(#steel)"/>
    <rect x="88" y="262" width="216" height="15" rx="7.5" fill="#eef2f5"/><path d="M92 273h208" stroke="#a3aeba" stroke-width="3" stroke-linecap="round"/>
    <path d="M142 366h108l8 12H134z" fill="#8a96a3"/>
    <path d="M124 206q-54 0-54-54 0-52 62-60l186-12q86-4 86 62 0 64-72 64z" fill="url(#enamel)"/>
    <path d="M110 116q12-10 32-12l176-11q30-1 46 12" fill="none" stroke="#f3a091" stroke-width="7" stroke-linecap="round"/>
    <path d="M71 158q0-8 1-14h331q2 8 0 16H71z" fill="#e9eef2"/><path d="M71 160h332" stroke="#b4bec9" stroke-width="3"/>
    <circle cx="96" cy="152" r="20" fill="#b4bec9"/><circle cx="96" cy="152" r="13" fill="#eef2f5"/>
    <rect x="300" y="172" width="60" height="12" rx="6" fill="#8e2421"/><circle cx="326" cy="178" r="13" fill="#dfe5eb"/><circle cx="326" cy="178" r="6" fill="#97a3af"/>
  </svg>
`);

/** An espresso machine that fills a cup. */
export const ESPRESSO_MACHINE = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="body" x1="0" x2="1"><stop offset="0" stop-color="#aab5c0"/><stop offset=".12" stop-color="#e9eef2"/><stop offset=".85" stop-color="#d3dae1"/><stop offset="1" stop-color="#98a4b0"/></linearGradient>
      <linearGradient id="dark" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#3a444f"/><stop offset="1" stop-color="#242b33"/></linearGradient>
      <linearGradient id="chrome" x1="0" x2="1"><stop offset="0" stop-color="#7d8996"/><stop offset=".3" stop-color="#f4f7f9"/><stop offset=".7" stop-color="#b4bec9"/><stop offset="1" stop-color="#77838f"/></linearGradient>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#e8edf3"/>
    <ellipse cx="240" cy="418" rx="156" ry="11" fill="#c9d2dc"/>
    <g fill="#fff" stroke="#c3ccd5" stroke-width="3"><path d="M282 58h52q0 34-14 34h-24q-14 0-14-34z"/><path d="M218 58h52q0 34-14 34h-24q-14 0-14-34z"/></g>
    <path d="M334 66q16 0 14 10-2 9-17 8" fill="none" stroke="#c3ccd5" stroke-width="5"/>
    <rect x="112" y="90" width="256" height="14" rx="6" fill="url(#chrome)"/>
    <path d="M104 118q0-16 16-16h240q16 0 16 16v90H104z" fill="url(#body)"/>
    <path d="M118 208h244v150H118z" fill="url(#dark)"/>
    <path d="M104 208h40v150h-40zM336 208h40v150h-40z" fill="url(#body)"/>
    <path d="M144 208h192v14H144z" fill="#1a2027"/>
    <circle cx="240" cy="154" r="36" fill="url(#chrome)"/><circle cx="240" cy="154" r="29" fill="#fff"/>
    <path d="M221 168a24 24 0 0 1 30-35" fill="none" stroke="#3f8f6b" stroke-width="5"/><path d="M256 137a24 24 0 0 1 3 31" fill="none" stroke="#cd3f35" stroke-width="5"/>
    <path d="M240 154l11-15" stroke="#242b33" stroke-width="4" stroke-linecap="round"/><circle cx="240" cy="154" r="4" fill="#242b33"/>
    <g fill="#fff" stroke="#98a4b0" stroke-width="4"><circle cx="140" cy="154" r="15"/><circle cx="182" cy="154" r="15"/><circle cx="298" cy="154" r="15"/><circle cx="340" cy="154" r="15"/></g>
    <path d="M140 147v7M177 154h10M298 149v10M293 154h10M335 154h10" stroke="#52606d" stroke-width="4" stroke-linecap="round"/>
    <rect x="196" y="214" width="88" height="26" rx="6" fill="url(#chrome)"/><rect x="204" y="240" width="72" height="20" rx="6" fill="#98a4b0"/>
    <path d="M178 252h124v12H178z" fill="url(#chrome)"/><rect x="222" y="258" width="36" height="22" rx="5" fill="#6c7885"/>
    <rect x="92" y="248" width="92" height="20" rx="10" fill="#5b3a26"/><path d="M104 253h60" stroke="#86593c" stroke-width="4" stroke-linecap="round"/>
    <path d="M231 280v40M249 280v40" stroke="#7a4a26" stroke-width="5"/>
    <path d="M346 208v-10h14q8 0 8 8l6 108" fill="none" stroke="url(#chrome)" stroke-width="9" stroke-linecap="round"/><path d="M346 200h16q7 0 7 8l5 104" fill="none" stroke="#6c7885" stroke-width="2"/>
    <path d="M204 308h72q0 46-20 46h-32q-20 0-20-46z" fill="#fff"/><path d="M276 316q22-2 20 14-3 13-26 11" fill="none" stroke="#fff" stroke-width="7"/><path d="M209 312h62q0 5-2 8h-58q-2-3-2-8z" fill="#7a4a26"/>
    <path d="M96 358h288v34q0 14-14 14H110q-14 0-14-14z" fill="url(#body)"/><rect x="118" y="354" width="244" height="14" rx="5" fill="#1a2027"/>
    <path d="M134 361h212" stroke="#6c7885" stroke-width="4" stroke-dasharray="12 8"/><rect x="120" y="404" width="40" height="12" rx="4" fill="#242b33"/><rect x="320" y="404" width="40" height="12" rx="4" fill="#242b33"/>
    <rect x="212" y="382" width="56" height="8" rx="4" fill="#98a4b0"/>
  </svg>
`);

/** An air fryer with fries behind its window. */
export const AIR_FRYER = svgDataUrl(`
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <defs>
      <linearGradient id="shell" x1="0" x2="1"><stop offset="0" stop-color="#20262d"/><stop offset=".3" stop-color="#4a5561"/><stop offset=".6" stop-color="#38424c"/><stop offset="1" stop-color="#1b2026"/></linearGradient>
      <linearGradient id="drawer" x1="0" x2="1"><stop offset="0" stop-color="#171c21"/><stop offset=".3" stop-color="#37404a"/><stop offset=".6" stop-color="#2a323a"/><stop offset="1" stop-color="#14181d"/></linearGradient>
      <linearGradient id="grip" x1="0" x2="1"><stop offset="0" stop-color="#8c98a4"/><stop offset=".4" stop-color="#f0f3f6"/><stop offset="1" stop-color="#8c98a4"/></linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="#ffd48a"/><stop offset=".6" stop-color="#f0993e"/><stop offset="1" stop-color="#9c4f16"/></radialGradient>
    </defs>
    <circle cx="240" cy="240" r="212" fill="#e8edf3"/>
    <ellipse cx="240" cy="420" rx="134" ry="11" fill="#c9d2dc"/>
    <rect x="142" y="402" width="44" height="16" rx="6" fill="#14181d"/><rect x="294" y="402" width="44" height="16" rx="6" fill="#14181d"/>
    <path d="M118 216q0-148 122-148t122 148v150q0 44-44 44H162q-44 0-44-44z" fill="url(#shell)"/>
    <path d="M150 176q8-80 74-90" fill="none" stroke="#74808d" stroke-width="7" stroke-linecap="round"/>
    <path d="M158 190q2-78 82-78t82 78q0 12-12 12H170q-12 0-12-12z" fill="#0d1115"/>
    <text x="240" y="166" fill="#7fe3ff" font-family="Helvetica, Arial, sans-serif" font-size="38" font-weight="700" text-anchor="middle">400°</text>
    <g fill="#8c98a4"><circle cx="192" cy="184" r="5"/><circle cx="216" cy="184" r="5"/><circle cx="240" cy="184" r="5" fill="#7fe3ff"/><circle cx="264" cy="184" r="5"/><circle cx="288" cy="184" r="5"/></g>
    <path d="M118 226h244v140q0 44-44 44H162q-44 0-44-44z" fill="url(#drawer)"/>
    <path d="M118 224h244" stroke="#0d1115" stroke-width="5"/>
    <rect x="156" y="246" width="168" height="76" rx="22" fill="#0d1115"/><rect x="163" y="253" width="154" height="62" rx="16" fill="url(#glow)"/>
    <g fill="#ffe2a6" stroke="#c9762a" stroke-width="3"><rect x="182" y="286" width="62" height="13" rx="4" transform="rotate(-18 213 292)"/><rect x="216" y="292" width="64" height="13" rx="4" transform="rotate(12 248 298)"/><rect x="246" y="280" width="56" height="13" rx="4" transform="rotate(-28 274 286)"/><rect x="190" y="274" width="58" height="13" rx="4" transform="rotate(24 219 280)"/></g>
    <path d="M176 262h40l-30 44q-13-2-13-16v-20q0-8 3-8z" fill="#fff" opacity=".18"/>
    <path d="M196 342q0-10 10-10h68q10 0 10 10v34q0 12-12 12h-64q-12 0-12-12z" fill="#0d1115" opacity=".55"/>
    <rect x="204" y="338" width="72" height="40" rx="14" fill="url(#grip)"/><path d="M218 352h44M218 364h44" stroke="#9aa5b0" stroke-width="4" stroke-linecap="round"/>
  </svg>
`);
