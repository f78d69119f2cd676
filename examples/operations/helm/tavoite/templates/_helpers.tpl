{{- define "tavoite.selector" -}}
app.kubernetes.io/name: tavoite
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "tavoite.labels" -}}
{{ include "tavoite.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}
