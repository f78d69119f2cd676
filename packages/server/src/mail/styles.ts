/*
 * Mail programs read tables and styles of single elements best; colours are those of the light theme.
 */
export const BODY_STYLE =
  "margin:0;padding:24px 12px;background:#f4f7f7;font-family:Inter,'Segoe UI',Arial,sans-serif;font-size:15px;line-height:23px;color:#16292e";
export const CARD_STYLE =
  'max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9e2e4;border-radius:8px';
export const SMALL_STYLE = 'margin:0;font-size:13px;line-height:20px;color:#51646a';
export const BUTTON_STYLE =
  'display:inline-block;padding:9px 16px;background:#0b6470;border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none';
