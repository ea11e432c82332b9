/**
 * The one inline script: resolves the colour mode before the first paint, for the page and for the browser's own
 * bars, and how close cards stand. A mode forced by the page is already on the element and wins. Once the document
 * is there and painted it starts the entry, the first chunk that the document names: on a quick line its evaluation
 * would come before the first paint. The page's own faces (typeface-sheet.ts) are let in at the same moment. Hidden tabs never paint. Faces that this browser has already (layouts/late-faces.ts
 * notes it) are asked for in the head, where the first paint waits for them a moment. Constant text, because the content security policy
 * names its hash; the two grounds are those of state/color-mode.ts.
 */
export const bootScript =
  "(()=>{const e=document.documentElement,f=document.currentScript.dataset.faces;try{if(f&&localStorage.getItem('faces')===f)for(const h of f.split(' ')){const l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=h;document.head.append(l)}}catch{}try{if(localStorage.getItem('density')==='compact')e.dataset.density='compact'}catch{}let m=e.dataset.colorMode;if(m!=='light'&&m!=='dark'){let p=null;try{p=localStorage.getItem('color-mode')}catch{}m=p==='light'||p==='dark'?p:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.dataset.colorMode=m}for(const t of document.querySelectorAll('[name=theme-color]'))t.content=m==='dark'?'#0b0d11':'#f9fafb';addEventListener('DOMContentLoaded',()=>{const l=document.querySelector('[rel=modulepreload]');const g=()=>setTimeout(()=>{try{document.querySelector('[data-faces-after]').sheet.cssRules[0].media.mediaText='all'}catch{}if(l)import(l.href)});document.visibilityState==='hidden'?g():requestAnimationFrame(g)})})()";
