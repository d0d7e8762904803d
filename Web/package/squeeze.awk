# Writes the style sheets in scripts without the blanks that nobody needs, each on one line:
#   awk -f package/squeeze.awk elements/jelly-bar.js
# A sheet begins after a line that ends in "Style = `" and ends before a line "`;". All else stays.

/Style = `$/ { inside = 1; last = "{"; printf "%s", $0; next }
inside && /^`;$/ { inside = 0 }
inside {
  # A blank before a colon, or between two words, has a meaning.
  gsub(/^ +| +$/, "")
  gsub(/ *\{ */, "{")
  gsub(/ *; */, ";")
  gsub(/, +/, ",")
  gsub(/: +/, ":")
  gsub(/ +\}/, "}")
  gsub(/ +!/, "!")
  if ($0 == "") next
  # So has a line break in the middle of a value.
  printf "%s%s", last ~ /[{};,]/ ? "" : " ", $0
  last = substr($0, length($0))
  next
}
{ print }
