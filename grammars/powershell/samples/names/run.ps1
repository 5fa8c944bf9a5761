#!/usr/bin/env pwsh
using module ./Zoo.psm1

$cat = [Cat]::new("Tom")
$cat.Speak()
Write-Sound "purr"
